/** The headers of a request by an edge, to a site that trusts this machine as one. */
export const AS_EDGE = { 'surrogate-capability': 'nginx="Surrogate/1.0"' };

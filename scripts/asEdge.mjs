/** Headers of an edge's request, for a site that trusts this machine as an edge. */
export const AS_EDGE = { 'surrogate-capability': 'nginx="Surrogate/1.0"' };

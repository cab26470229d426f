/** Configuration folder of the tests' site, relative to the project. */
export const TEST_SITE = 'lib/testing/testSite';

/** Tests build like a release: for a public address, with no other setting. */
export const AS_RELEASE = { SITE_URL: 'https://www.example.org' };

/** Headers of an edge's request, for a site that trusts this machine as an edge. */
export const AS_EDGE = { 'surrogate-capability': 'nginx="Surrogate/1.0"' };

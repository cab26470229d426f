/** The configuration folder of the site that tests know, from the project's folder. */
export const TEST_SITE = 'lib/testing/testSite';

/** The settings of the tests' build: that of a release is made at its public address, with nothing else set. */
export const AS_RELEASE = { SITE_URL: 'https://www.example.org' };

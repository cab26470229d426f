/** The configuration folder of the site that tests know, from the project's folder. */
export const TEST_SITE = 'lib/testing/testSite';

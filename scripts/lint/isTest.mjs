const TEST = /\.(?:test|spec|node-test)\.|^lib\/testing\//;

/** Tests match their own texts. @param {string} path from the project's folder */
export const isTest = (path) => TEST.test(path);

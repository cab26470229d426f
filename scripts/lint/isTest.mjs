const TEST = /\.(?:test|spec|node-test)\.|^(?:deploy|lib)\/testing\/|^newsroom\/tests\//;

/** Tests match their own texts. @param {string} path from the project's folder */
export const isTest = (path) => TEST.test(path);

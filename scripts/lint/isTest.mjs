const TEST = /\.(?:test|spec|node-test)\.|^(?:deploy|lib)\/testing\/|^newsroom\/tests\//;

/** Tests contain faulty samples on purpose. @param {string} path relative to the project */
export const isTest = (path) => TEST.test(path);

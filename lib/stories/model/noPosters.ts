/** The inner message where the provider has answered, and has no slide: another try brings none either. */
export const NO_POSTERS = 'No valid posters found';

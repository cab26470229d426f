/** The provider answered without a slide, so a retry will not help. */
export const NO_POSTERS = 'No valid posters found';

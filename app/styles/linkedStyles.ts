import './site.css';

/**
 * The style sheet as Next links it: in development, for live reload, and for the error view, whose
 * document Next sends without any of ours. Has the shape of `pageStyles.ts`, whose place it takes
 * in development.
 */
export const stylesOf = () => '';

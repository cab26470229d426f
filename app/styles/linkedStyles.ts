import { headElements } from './headElements';
import './site.css';

/**
 * The style sheet as Next links it: in development, for live reload, and for the error view, whose
 * document Next sends without any of ours. In development it is `#page-styles`
 * (`imports` of `package.json`).
 */
export const headOf = (_path: string, nonce: string | undefined) => headElements(nonce);

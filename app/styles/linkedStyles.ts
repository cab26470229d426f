import { headElements } from './headElements';
import './site.css';

/**
 * The linked sheet, for development and the error view, whose document Next sends without our
 * styles. `#page-styles` in development.
 */
export const headOf = (_path: string, nonce: string | undefined) => headElements(nonce);

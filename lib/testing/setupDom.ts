import '@testing-library/jest-dom';
import { rememberStyles } from './rememberStyles';

// A file may ask for Node.
if (typeof window !== 'undefined') rememberStyles();

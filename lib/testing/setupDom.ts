import '@testing-library/jest-dom';
import { setOutlet } from '@/components/later/outlet';
import { knowSearch } from './browserFakes';
import { rememberStyles } from './rememberStyles';
import { testOutlet } from './testOutlet';

// A file may ask for Node.
if (typeof window !== 'undefined') {
  knowSearch();
  rememberStyles();
  setOutlet(testOutlet());
}

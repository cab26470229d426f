import { environment } from './environment.mjs';

try {
  environment();
} catch (fault) {
  console.error(`Settings: ${fault instanceof Error ? fault.message : String(fault)}`);
  process.exit(1);
}

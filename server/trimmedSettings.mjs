import { trimEnvironment } from '../lib/config/environment.mjs';

// Imported before the log, which reads LOG_LEVEL when it loads.
trimEnvironment();

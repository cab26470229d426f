import brandColors from './app/styles/brandColors.mjs';
import scriptStyles from './app/styles/scriptStyles.mjs';

const config = { plugins: ['@tailwindcss/postcss', brandColors(), scriptStyles()] };

export default config;

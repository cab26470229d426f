import brandColors from './app/styles/brandColors.mjs';
import lightDark from './app/styles/lightDark.mjs';

const config = { plugins: ['@tailwindcss/postcss', brandColors(), lightDark()] };

export default config;

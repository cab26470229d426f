import brandColors from './app/styles/brandColors.mjs';

const config = { plugins: ['@tailwindcss/postcss', brandColors()] };

export default config;

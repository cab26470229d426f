/** No route uses it; without it, Next puts its own view into every page's data (0248). */
export default function NotFound() {
  return null;
}

/** No route calls for it. Without it, Next's own view is in every page's data (0248). */
export default function NotFound() {
  return null;
}

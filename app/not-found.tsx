/** The 404 is `components/section/NotFoundView.tsx`; without this, Next puts its own view into every page's data (0248). */
export default function NotFound() {
  return null;
}

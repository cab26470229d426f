/** A page's name, hanging from its bar. */
export function PageTitle({ children }: { children: string }) {
  return (
    <header className="hung mt-2 mb-6 pt-2">
      <h1 className="text-head tracking-head">{children}</h1>
    </header>
  );
}

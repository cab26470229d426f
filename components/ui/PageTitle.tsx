/** A page's name, hanging from its bar, and a line on what it has. */
export function PageTitle({ children, lead }: { children: string; lead?: string }) {
  return (
    <header className="hung mt-2 mb-6 pt-2">
      <h1 className="text-head tracking-head">{children}</h1>
      {lead && <p className="mt-2 max-w-measure text-deck text-quiet">{lead}</p>}
    </header>
  );
}

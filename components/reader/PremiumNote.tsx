export type PremiumWords = {
  note: string;
  subscribe: string;
  href: string | null;
};

export const PremiumNote = ({ note, subscribe, href }: PremiumWords) => (
  <aside className="paywall mt-6 border-y border-rule py-4">
    <p className="font-bold">{note}</p>
    {href && (
      <a href={href} className="btn mt-3">
        {subscribe}
      </a>
    )}
  </aside>
);

import { useTranslations } from 'next-intl';

const ROWS = [1, 2, 3, 4, 5, 6] as const;

export function ListSkeleton() {
  const t = useTranslations('Story');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <ul aria-hidden className="grid gap-x-col-2 md:grid-cols-2">
        {ROWS.map((row) => (
          <li
            key={row}
            data-placeholder
            className="grid grid-cols-[minmax(0,1fr)_104px] gap-3 border-b border-rule py-3"
          >
            <span className="grid content-start gap-2">
              <span className="block h-[1em] bg-sunk" />
              <span className="block h-[1em] w-4/5 bg-sunk" />
              <span className="block h-[0.75em] w-1/2 bg-sunk" />
            </span>
            <span className="aspect-square bg-sunk" />
          </li>
        ))}
      </ul>
    </>
  );
}

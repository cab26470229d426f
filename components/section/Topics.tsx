import { useTranslations } from 'next-intl';

/** What an article is about, in a few words each. */
export function Topics({ names }: { names: readonly string[] }) {
  const t = useTranslations('Section');
  return (
    <ul aria-label={t('tags')} className="mt-2 flex flex-wrap gap-2 text-meta text-quiet">
      {names.map((name) => (
        <li key={name} className="border border-rule px-2 py-0.5">{name}</li>
      ))}
    </ul>
  );
}

import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';

const ENTRY =
  'flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-rule py-2';

function KeptList({ name, title }: { name: 'stories' | 'pages'; title: string }) {
  return (
    <section id={`kept-${name}`} hidden>
      <BlockHeader title={title} />
      <ul>
        <template>
          <li className={ENTRY}>
            <a href="#kept-path" lang="%lang%" className="touch-target font-bold">
              %title%
            </a>
            <span className="text-label text-quiet">%asOf%</span>
          </li>
        </template>
      </ul>
    </section>
  );
}

export function KeptPages() {
  const t = useTranslations('Offline');
  return (
    <>
      <KeptList name="stories" title={t('stories')} />
      <KeptList name="pages" title={t('pages')} />
      <p id="kept-none" className="max-w-measure text-deck text-quiet">
        {t('none')}
      </p>
    </>
  );
}

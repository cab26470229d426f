import { useLocale } from 'next-intl';
import { Numeral } from '@/components/home/Numeral';
import { BlockHeader } from '@/components/story/BlockHeader';
import type { SampleArticle } from '@/lib/reference/sample';
import { SampleMeta } from './SampleMeta';

/** Sample articles in the order of their rank. */
export function RankedSamples({ title, samples }: { title: string; samples: readonly SampleArticle[] }) {
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={title} />
      <ol>
        {samples.map((article, at) => (
          <li key={article.id} className="grid grid-cols-[34px_minmax(0,1fr)] border-b border-rule py-3 first:pt-0">
            <Numeral rank={at + 1} />
            <div>
              <h3 className="text-card-s tracking-head">{article.title[locale]}</h3>
              <SampleMeta article={article} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useLocale } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { localPath } from '@/lib/i18n/language';
import { cityPath, type ToolPath } from '@/lib/pages/tools';

type Props = {
  path: ToolPath;
  title: string;
  cities: readonly { id: string; name: string }[];
  current?: string;
};

export function CityPageLinks({ path, title, cities, current }: Props) {
  const locale = useLocale();
  return (
    <nav aria-labelledby="city-pages" className="print:hidden">
      <BlockHeader id="city-pages" title={title} />
      <ul className="flex flex-wrap gap-2">
        {cities.map(({ id, name }) => (
          <li key={id}>
            <a
              href={localPath(cityPath(path, id), locale)}
              aria-current={id === current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-edge px-4 text-label aria-current:border-ink aria-current:bg-ink aria-current:font-bold aria-current:text-paper"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

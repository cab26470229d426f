import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { localPath } from '@/lib/i18n/language';
import { ScrollingTable } from '@/tools/shared/ScrollingTable';

/** Narrow screens hide a column unless it `stays`. */
type Column = { name: string; stays?: boolean };

type Row = { id: string; name: string; path: string; index: number; cells: readonly string[] };

type Props = { title: string; columns: readonly Column[]; rows: readonly Row[] };

const classOf = ({ stays = false }: Column) => (stays ? undefined : 'max-sm:hidden');

export function AirTable({ title, columns, rows }: Props) {
  const t = useTranslations('Aqi');
  const locale = useLocale();
  return (
    <div>
      <BlockHeader id="cities" title={title} />
      <ScrollingTable labelledBy="cities">
        <table className="ruled-table wrap-break-word [&_:is(th,td):not(:nth-child(2))]:text-start">
          <thead>
            <tr>
              <th scope="col">{t('city')}</th>
              <th scope="col">
                <abbr title={t('index')} className="no-underline">
                  {t('short')}
                </abbr>
              </th>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={classOf(column)}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, path, index, cells }) => (
              <tr key={id}>
                <th scope="row" className="py-0!">
                  <a href={localPath(path, locale)} className="touch-target font-bold text-river">
                    {name}
                  </a>
                </th>
                <td className="font-bold">{index}</td>
                {columns.map((column, at) => (
                  <td key={column.name} className={classOf(column)}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </div>
  );
}

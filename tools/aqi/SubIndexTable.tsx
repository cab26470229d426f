import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { AIR_POLLUTANTS, type SubIndices } from '@/lib/figures/current/figures';
import { ScrollingTable } from '@/tools/shared/ScrollingTable';
import { bandOf, INDIAN_BANDS } from './bands';

export function SubIndexTable({ subIndices }: { subIndices: SubIndices }) {
  const t = useTranslations('Aqi');
  const rows = AIR_POLLUTANTS.flatMap((pollutant) => {
    const index = subIndices[pollutant];
    return index === undefined ? [] : [{ pollutant, index }];
  }).toSorted((a, b) => b.index - a.index);
  return (
    <section aria-labelledby="pollutants">
      <BlockHeader id="pollutants" title={t('now.subIndices')} />
      <ScrollingTable labelledBy="pollutants">
        <table className="ruled-table [&_:is(th,td):not(:nth-child(2))]:text-start">
          <tbody>
            {rows.map(({ pollutant, index }) => (
              <tr key={pollutant}>
                <th scope="row">{t(pollutant)}</th>
                <td className="font-bold">{index}</td>
                <td>{t(`india.${bandOf(INDIAN_BANDS, index).key}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
      <p className="mt-1 text-meta text-quiet">{t('now.subIndicesNote')}</p>
    </section>
  );
}

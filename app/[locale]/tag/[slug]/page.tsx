import { TermPage } from '@/components/section/TermPage';
import type { SearchParams } from '@/lib/request/queryParam';
import { termMetadata } from '@/lib/seo/metadata/termMetadata';

type Props = { searchParams: SearchParams };

const BY = 'tag';

export const generateMetadata = ({ searchParams }: Props) => termMetadata(BY, searchParams);

export default function TagPage({ searchParams }: Props) {
  return <TermPage by={BY} searchParams={searchParams} />;
}

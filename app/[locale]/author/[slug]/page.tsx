import { TermPage } from '@/components/section/TermPage';
import type { SearchParams } from '@/lib/request/queryParam';
import { termMetadata } from '@/lib/seo/metadata/termMetadata';

type Props = { searchParams: SearchParams };

const BY = 'author';

export const generateMetadata = ({ searchParams }: Props) => termMetadata(BY, searchParams);

export default function AuthorPage({ searchParams }: Props) {
  return <TermPage by={BY} searchParams={searchParams} />;
}

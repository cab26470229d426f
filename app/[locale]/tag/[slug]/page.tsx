import { TermPage } from '@/components/section/TermPage';
import type { QueryProps } from '@/lib/request/queryParam';
import { termMetadata } from '@/lib/seo/metadata/termMetadata';

const BY = 'tag';

export const generateMetadata = ({ searchParams }: QueryProps) => termMetadata(BY, searchParams);

export default function TagPage({ searchParams }: QueryProps) {
  return <TermPage by={BY} searchParams={searchParams} />;
}

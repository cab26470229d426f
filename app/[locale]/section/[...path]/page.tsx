import { CategoryPage } from '@/components/section/CategoryPage';
import { isSection, sectionEntry } from '@/lib/pages/sections';
import { currentPath } from '@/lib/request/currentPath';
import type { QueryProps } from '@/lib/request/queryParam';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';

async function currentSection() {
  const path = await currentPath();
  if (!isSection(path))
    throw new Error(`${path} is no section, and was led to the page of sections`);
  return path;
}

export const generateMetadata = async ({ searchParams }: QueryProps) =>
  listMetadata(await currentSection(), searchParams);

export default async function SectionPage({ searchParams }: QueryProps) {
  const path = await currentSection();
  return (
    <CategoryPage searchParams={searchParams} path={path} layout={sectionEntry(path).layout} />
  );
}

import { SAMPLES } from '#site/samples.mjs';
import type { SampleArticle } from '@/lib/content/sample';

/** The sample articles of a section by its URL without language prefix; none where the configuration has none. */
export const samplesOf = (section: string): readonly SampleArticle[] => SAMPLES[section] ?? [];

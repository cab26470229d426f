import { SAMPLES } from '#site/samples.mjs';
import type { SampleArticle } from '@/lib/content/sample';

export const samplesOf = (section: string): readonly SampleArticle[] => SAMPLES[section] ?? [];

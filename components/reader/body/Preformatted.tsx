import type { Inline } from '@/lib/story/body';
import { Run } from './Run';
import { frame, look, type TextForm } from './textForm';

type Props = { content: readonly Inline[]; form: TextForm; className: string };

export const Preformatted = ({ content, form, className }: Props) => (
  <pre
    {...frame(form, form.t('preformatted'))}
    className={look(form, `${className} overflow-x-auto bg-sunk px-4 py-3 text-body`, 'x')}
  >
    <Run content={content} form={form} />
  </pre>
);

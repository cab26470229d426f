import type { ComponentProps } from 'react';
import { Icon } from './Icon';

type Props = Omit<ComponentProps<'button'>, 'children'> & { 'aria-label': string };

export const CloseButton = ({ className = 'touch-target justify-center', ...button }: Props) => (
  <button type="button" className={className} {...button}>
    <Icon name="close" />
  </button>
);

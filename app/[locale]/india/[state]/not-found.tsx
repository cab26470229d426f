export { StateMissing as default } from '@/components/state/StateMissing';

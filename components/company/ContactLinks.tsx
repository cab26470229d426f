import { Icon } from '@/components/ui/Icon';

const LINK = 'touch-target gap-2 text-river';

type Props = { phone?: { display: string; href: string }; email: string };

/** A phone number, where there is one, and an e-mail address to press. */
export function ContactLinks({ phone, email }: Props) {
  return (
    <p lang="en" className="flex flex-wrap gap-x-6">
      {phone && (
        <a href={phone.href} className={`${LINK} tabular-nums`}>
          <Icon name="call" className="size-5" />
          {phone.display}
        </a>
      )}
      <a href={`mailto:${email}`} className={LINK}>
        <Icon name="mail" className="size-5" />
        {email}
      </a>
    </p>
  );
}

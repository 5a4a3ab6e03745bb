import type { ReactNode } from 'react';

interface PlanLinkProps {
  href: `#${string}`;
  onFollow: () => void;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A link within the page. Not a button: buttons are disabled in a read-only proposal. */
export function PlanLink({ href, onFollow, className, label, children }: PlanLinkProps) {
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </a>
  );
}

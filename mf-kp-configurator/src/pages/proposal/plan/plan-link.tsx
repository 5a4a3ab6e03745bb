import type { ReactNode } from 'react';

interface PlanLinkProps {
  href: `#${string}`;
  onFollow: () => void;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A link within the page, and no button: whoever may only read the proposal has all its buttons disabled. */
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

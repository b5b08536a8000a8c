import { type KeyboardEvent, useState } from 'react';

/** For a field with a calendar: what is pressed while that is open is not meant for the form or the dialog around it. */
export function useCalendarKeys() {
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    // Takes the day that is marked; else the form would be sent.
    if (event.key === 'Enter') event.preventDefault();
    // Closes the calendar; else also the dialog.
    if (event.key === 'Escape') event.stopPropagation();
  };
  return { onOpenChange: setOpen, onKeyDown };
}

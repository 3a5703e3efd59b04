import { type DialogComponentProps, dialogWidths } from '@aisle/contract'
import { Badge } from '@aisle/ui/badge'
import { Image } from '@aisle/ui/image'
import { RichText } from '@aisle/ui/rich-text'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { noticesMessages as texts } from './notices.messages.ts'
import { useAnnouncements } from './use-notices.ts'

/** All announcements; whoever sees them has read them. */
export default function AnnouncementDialog({ close }: Pick<DialogComponentProps<'announcement'>, 'close'>) {
  const { items, pending, acceptAll } = useAnnouncements()
  // What was new stays marked while the dialog is open.
  const [fresh] = useState(() => new Set(pending.map(({ id }) => id)))
  const hasUnread = pending.length > 0
  useEffect(() => {
    if (hasUnread) acceptAll()
  })
  return (
    <DialogFrame title={texts.announcements} width={dialogWidths.md} onClose={() => close()}>
      {items.length === 0 && <p>{texts.noAnnouncements}</p>}
      <List>
        {items.map(({ id, title, content, imageURL }) => (
          <li key={id}>
            <article aria-label={title}>
              {imageURL && <Image src={imageURL} alt="" width={480} height={240} />}
              <h3>
                {title} {fresh.has(id) && <Badge tone="accent">{texts.isNew}</Badge>}
              </h3>
              <RichText html={content} headingLevel={4} />
            </article>
          </li>
        ))}
      </List>
    </DialogFrame>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
  > li + li {
    padding-top: var(--space-5);
    border-top: 1px solid var(--color-line);
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-bottom: var(--space-2);
    font-size: var(--text-l);
  }
  img {
    margin-bottom: var(--space-3);
    border-radius: var(--radius-m);
  }
`

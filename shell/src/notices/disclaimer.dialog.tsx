import { type DialogComponentProps, dialogWidths } from '@aisle/contract'
import { Button } from '@aisle/ui/button'
import { RichText } from '@aisle/ui/rich-text'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { noticesMessages as texts } from './notices.messages.ts'
import { useDisclaimers } from './use-notices.ts'

/** What the store wants to be accepted before somebody shops, and beside it what it only wants to be known. */
export default function DisclaimerDialog({ close }: Pick<DialogComponentProps<'disclaimer'>, 'close'>) {
  const { pending, acceptAll } = useDisclaimers()
  // What is being read does not change under the reader when another tab accepts it.
  const [shown] = useState(pending)
  const content = useRef<HTMLDivElement>(null)
  const isOver = pending.length === 0

  useEffect(() => content.current?.focus(), [])
  useEffect(() => {
    if (isOver) close(true)
  }, [isOver, close])

  const [first, ...others] = shown
  const isOne = others.length === 0
  return (
    <DialogFrame title={isOne && first ? first.title : texts.disclaimerTitle} width={dialogWidths.md}>
      <Content ref={content} tabIndex={-1}>
        {shown.map(({ id, title, content: html }) => (
          <section key={id} aria-label={title}>
            {!isOne && <h3>{title}</h3>}
            <RichText html={html} headingLevel={isOne ? 3 : 4} />
          </section>
        ))}
      </Content>
      <Bar>
        <Button variant="primary" isWide onClick={acceptAll}>
          {texts.accept}
        </Button>
      </Bar>
    </DialogFrame>
  )
}

const Content = styled.div`
  display: grid;
  gap: var(--space-5);
  outline: none;
  h3 {
    margin-bottom: var(--space-2);
    font-size: var(--text-m);
  }
`

/** In sight however long the text is. */
const Bar = styled.div`
  position: sticky;
  bottom: calc(-1 * var(--space-5));
  margin: var(--space-4) calc(-1 * var(--space-5)) calc(-1 * var(--space-5));
  padding: var(--space-4) var(--space-5) calc(var(--space-4) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
`

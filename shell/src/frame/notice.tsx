import type { ReactNode } from 'react'
import styled from 'styled-components'

type NoticeProps = {
  readonly title: string
  readonly text?: string
  /** Above the title: a mark, who is speaking. */
  readonly mark?: ReactNode
  readonly children?: ReactNode
}

/** A page that has one thing to say and what to do about it. */
export function Notice({ title, text, mark, children }: NoticeProps) {
  return (
    <Root>
      {mark}
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p>{text}</p>}
      {children && <div>{children}</div>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-4);
  max-width: 560px;
  min-height: var(--notice-height, 60dvh);
  margin: 0 auto;
  padding: var(--space-8) var(--space-4);
  text-align: center;
  > h1 {
    font-size: var(--text-2xl);
    outline: none;
  }
  > svg {
    color: var(--color-accent);
  }
  > p {
    color: var(--color-muted);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2);
  }
`

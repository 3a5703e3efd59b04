import { useState } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { aboutMessages } from './about.messages.ts'
import AboutPage from './about-page.tsx'
import Outlines from './outlines.tsx'

/** A quiet entry at the end of the footer: which parts this page is made of. It comes when the page has come to rest. */
export function AboutEntry() {
  const [isOpen, setIsOpen] = useState(false)
  const [isOutlined, setIsOutlined] = useState(false)
  return (
    <>
      <Entry type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {aboutMessages.entry}
      </Entry>
      {/* What it opens is not dressed by the footer. */}
      {createPortal(
        <>
          {isOpen && (
            <AboutPage
              isOutlined={isOutlined}
              onOutline={(wanted) => {
                setIsOutlined(wanted)
                if (wanted) setIsOpen(false)
              }}
              onClose={() => setIsOpen(false)}
            />
          )}
          {isOutlined && <Outlines onHide={() => setIsOutlined(false)} />}
        </>,
        document.body,
      )}
    </>
  )
}

const Entry = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }
`

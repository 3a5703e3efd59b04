import { CONTRACT_MAJOR, RENDERED_ATTRIBUTE, ROOT_ELEMENT_ID } from '@aisle/contract'
import { useTenant } from '@aisle/platform'
import { Drawer } from '@aisle/ui/drawer'
import { useState } from 'react'
import styled from 'styled-components'
import { readBoot } from '../boot/read-boot.ts'
import { useShell } from '../shell-context.ts'
import { aboutMessages } from './about.messages.ts'
import { folderOf, loadTimeOf, shellVersionOf } from './load-times.rules.ts'
import { colorOf } from './part-colors.ts'

export type AboutPageProps = {
  readonly isOutlined: boolean
  readonly onOutline: (wanted: boolean) => void
  readonly onClose: () => void
}

/** Which parts this page is made of: versions as the document named them, what they took to load, what they show. */
export default function AboutPage({ isOutlined, onOutline, onClose }: AboutPageProps) {
  const tenant = useTenant((state) => state.tenant)
  const { modules } = useShell()
  // A look at the moment of opening: the page goes on below.
  const [{ registry, timings, parts, shell, isRendered }] = useState(() => ({
    registry: readBoot(document).boot.registry,
    timings: performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming),
    parts: [...modules.shown.values()],
    shell: shellVersionOf([...document.scripts].map(({ src }) => src)),
    isRendered: document.getElementById(ROOT_ELEMENT_ID)?.hasAttribute(RENDERED_ATTRIBUTE) === true,
  }))
  const facts = [
    [aboutMessages.store, tenant],
    [aboutMessages.shell, shell],
    [aboutMessages.contract, String(CONTRACT_MAJOR)],
    [aboutMessages.revision, String(registry.revision)],
    [aboutMessages.document, isRendered ? aboutMessages.rendered : aboutMessages.plain],
  ] as const
  return (
    <Drawer title={aboutMessages.entry} isOpen onClose={onClose}>
      <Root>
        <p>{aboutMessages.intro}</p>
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
        <Switch type="button" role="switch" aria-checked={isOutlined} onClick={() => onOutline(!isOutlined)}>
          {aboutMessages.outline}
        </Switch>
        <h3>{aboutMessages.parts}</h3>
        <ul>
          {Object.entries(registry.remotes).map(([remote, { version, contract, entry }]) => {
            const load = loadTimeOf(timings, folderOf(entry.url))
            const own = [
              ...new Set(parts.filter((part) => part.remote === remote).map(({ kind, name }) => `${kind} ${name}`)),
            ]
            return (
              <Part key={remote} $color={colorOf(remote)}>
                <strong>{remote}</strong>
                <span>
                  {aboutMessages.version(version)}, {aboutMessages.contractOf(contract)}
                </span>
                <span>
                  {load
                    ? aboutMessages.loaded(load.milliseconds, (load.bytes / 1024).toFixed(1))
                    : aboutMessages.notLoaded}
                </span>
                {own.length > 0 && <span>{aboutMessages.onPage(own.join(', '))}</span>}
              </Part>
            )
          })}
        </ul>
      </Root>
    </Drawer>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  > p {
    color: var(--color-muted);
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--color-line);
  }
  dt {
    color: var(--color-muted);
  }
  dd {
    text-align: right;
  }
  > ul {
    display: grid;
    gap: var(--space-3);
  }
`

const Part = styled.li<{ readonly $color: string }>`
  display: grid;
  padding-left: var(--space-3);
  border-left: 4px solid ${({ $color }) => $color};
  > span {
    color: var(--color-muted);
  }
`

const Switch = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
  padding: 0 var(--space-3);
  border: 1px solid var(--color-control);
  border-radius: var(--radius-m);
  background: none;
  font-weight: 600;
  cursor: pointer;
  &::after {
    content: '';
    width: 36px;
    height: 20px;
    border-radius: 10px;
    background: radial-gradient(circle at 10px 50%, var(--color-surface) 7px, transparent 7.5px) var(--color-control);
  }
  &[aria-checked='true']::after {
    background: radial-gradient(circle at 26px 50%, var(--color-surface) 7px, transparent 7.5px) var(--color-accent);
  }
`

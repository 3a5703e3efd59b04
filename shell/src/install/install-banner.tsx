import { mobileApp } from '@aisle/api/footer'
import { openDialog, useCallIfReady, usePath, usePlatform, useTenant } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { PhoneScreenIcon } from '@aisle/ui/icons'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { useStore } from 'zustand/react'
import { placeOfOffer } from './install-facts.rules.ts'
import { acceptInstall, declineInstall, install, installOffer } from './install-offer.ts'
import { installMessages as texts } from './install.messages.ts'

/** Offers the store for the home screen, the tenant's own app where it has one; nothing on the page moves for it. */
export default function InstallBanner() {
  const platform = usePlatform()
  const name = useTenant((state) => state.configuration?.businessConfigurations.businessName) ?? ''
  const prompt = useStore(installOffer, (state) => state.prompt)
  const { data, isPending } = useCallIfReady(mobileApp, { query: { global: true } })
  const appAddress = httpsAddress(data?.url)
  const place = placeOfOffer(usePath())
  if (isPending || place === 'nowhere') return null

  const accept = () => {
    if (prompt) void install(platform, prompt)
    else void openDialog('install-instructions', {})
  }
  return createPortal(
    <Banner role="region" aria-label={texts.region} $isOver={place === 'over'}>
      <PhoneScreenIcon size={28} />
      <div>
        <strong>{texts.title(name)}</strong>
        <p>{texts.text}</p>
      </div>
      <Actions>
        <Button variant="quiet" onClick={() => declineInstall(platform)}>
          {texts.notNow}
        </Button>
        {appAddress ? (
          <a
            className="aisle-button"
            data-variant="primary"
            href={appAddress}
            target="_blank"
            rel="noopener noreferrer"
            onClick={acceptInstall}
          >
            {texts.getApp}
          </a>
        ) : (
          <Button variant="primary" onClick={accept}>
            {prompt ? texts.install : texts.how}
          </Button>
        )}
      </Actions>
    </Banner>,
    document.body,
  )
}

function httpsAddress(address: string | null | undefined): string | undefined {
  const url = URL.parse(address ?? '')
  return url?.protocol === 'https:' ? url.href : undefined
}

const Banner = styled.div<{ readonly $isOver: boolean }>`
  position: ${({ $isOver }) => ($isOver ? 'fixed' : 'static')};
  inset: auto var(--space-3) calc(var(--bottom-bar-height) + var(--space-3));
  z-index: 19;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  max-width: 480px;
  margin: ${({ $isOver }) => ($isOver ? 0 : 'var(--space-4)')} auto;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  > svg {
    color: var(--color-accent);
  }
  p {
    color: var(--color-muted);
    font-size: var(--text-s);
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  justify-content: flex-end;
  gap: var(--space-2);
`

import { EARLY_CLICKS } from '@aisle/contract'
import { createHash } from 'node:crypto'

/** Remembers buttons that are pressed and choices that are made before the code behind them is there, for the shell. */
const script = `${EARLY_CLICKS}=[];addEventListener('click',({target})=>{
const button=target.closest?.('button');
if(!button||button.form||Object.keys(button).some(key=>key.startsWith('__reactFiber$')))return;
button.setAttribute('aria-busy','true');${EARLY_CLICKS}.push(button)},true);
addEventListener('change',({target,isTrusted})=>{
isTrusted&&${EARLY_CLICKS}.push([target,target.checked??target.value])},true)`

export const earlyClicksTag = `<script>${script}</script>`
/** As a policy names it (CSP 3 §2.3.1). */
export const earlyClicksHash = `sha256-${createHash('sha256').update(script).digest('base64')}`

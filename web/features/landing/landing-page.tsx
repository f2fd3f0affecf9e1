import { CloseSheet } from './close-sheet.tsx';
import { DemosSheet } from './demos-sheet.tsx';
import { Hero } from './hero.tsx';
import { PathSheet } from './path-sheet.tsx';
import { StepsSheet } from './steps-sheet.tsx';
import { VoicesSheet } from './voices-sheet.tsx';

/** The landing page. Every number and claim comes from the content. */
export function LandingPage() {
  return (
    <div className="page">
      <Hero />
      <DemosSheet />
      <StepsSheet />
      <PathSheet />
      <VoicesSheet />
      <CloseSheet />
    </div>
  );
}

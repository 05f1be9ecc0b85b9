// La carte: our own drawing of a card from catalogue colours, never a logo nor a photo of the brand.
import { useId } from "react";
import { type CardDesign, isShiny } from "./card-design.ts";

/** Decorative: the name of the plan stands below it in text. */
export function BankCard({
  bank,
  plan,
  design,
}: {
  bank: string;
  plan: string;
  design: CardDesign;
}) {
  const shine = useId();
  const short = plan.startsWith(bank) ? plan.slice(bank.length).trim() || plan : plan;
  return (
    <svg viewBox="0 0 320 202" aria-hidden="true" focusable="false" className="bank-card">
      <defs>
        <linearGradient id={shine} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".7" />
          <stop offset=".45" stopColor="#fff" stopOpacity="0" />
          <stop offset=".6" stopColor="#fff" stopOpacity=".45" />
          <stop offset="1" stopColor="#000" stopOpacity=".3" />
        </linearGradient>
      </defs>
      <rect width="320" height="202" rx="14" fill={design.face} />
      <path d="M190 0H306a14 14 0 0 1 14 14V188a14 14 0 0 1-14 14H120Z" fill="#fff" opacity=".14" />
      {isShiny(design) && (
        <rect width="320" height="202" rx="14" fill={`url(#${shine})`} opacity=".35" />
      )}
      {design.material === "virtual" ? <Waves ink={design.ink} /> : <Chip />}
      <g fill={design.ink} fontFamily="Bricolage, Arial, sans-serif">
        <text x="26" y="42" fontWeight="750" fontSize="22">
          {bank}
        </text>
        <text x="26" y="178" fontWeight="500" fontSize="16">
          {short}
        </text>
      </g>
    </svg>
  );
}

function Chip() {
  return (
    <>
      <rect x="26" y="70" width="42" height="32" rx="6" fill="#d9c48f" />
      <path d="M26 86H68M40 70V102M54 70V102" stroke="#9b8550" strokeWidth="1.4" />
    </>
  );
}

/** A virtual card has no chip. */
function Waves({ ink }: { ink: string }) {
  return (
    <path
      d="M34 72a20 20 0 0 1 0 28M44 66a30 30 0 0 1 0 40M54 60a40 40 0 0 1 0 52"
      fill="none"
      stroke={ink}
      strokeWidth="2.5"
      opacity=".8"
    />
  );
}

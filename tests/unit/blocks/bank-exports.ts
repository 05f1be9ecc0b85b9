// Made-up statements as thirteen exports of French banks write them: the headings, signs, encodings and words of each. No
// customer's file was seen. Headings of BoursoBank, Crédit Mutuel and the Caisses d'Épargne are those that public programs
// read; all others, and the words of every bank, are from memory: a true export may differ.

/** A line of a statement; `isFee` is what a person would say. */
export type Line = { day: string; label: string; euros: number; isFee: boolean };
export type BankExport = { bank: string; bytes: Uint8Array; lines: Line[] };

const fee = (day: string, label: string, euros: number): Line => ({
  day,
  label,
  euros,
  isFee: true,
});
const other = (day: string, label: string, euros: number): Line => ({
  day,
  label,
  euros,
  isFee: false,
});

/** What everybody pays or gets, and what only sounds like a fee. */
const LIFE: readonly Line[] = [
  other("2025-01-06", "CARTE 04/01 CARREFOUR MARKET PARIS", -54.2),
  other("2025-01-28", "VIREMENT SALAIRE JANVIER DUPONT SAS", 2100),
  other("2025-02-03", "PRLV SEPA EDF CLIENTS PARTICULIERS", -1234.56),
  other("2025-02-10", "RETRAIT DAB 09/02 PARIS BASTILLE", -60),
  other("2025-03-05", "PRLV SEPA URSSAF COTISATION TRIMESTRIELLE", -210),
  other("2025-03-12", "COTISATION ANNUELLE CLUB DE SPORT", -180),
  other("2025-04-02", "CB ABONNEMENT NAVIGO ANNUEL", -88.8),
  other("2025-04-15", "VIR REMBOURSEMENT NOTES DE FRAIS", 45.3),
  other("2025-05-20", "CHEQUE FRAIS DE SCOLARITE LYCEE", -300),
  other("2025-06-11", "PAIEMENT CB FNAC FRAIS DE PORT INCLUS", -29.9),
  other("2025-07-01", "PRLV ASSURANCE HABITATION MAIF", -15.5),
  other("2025-09-09", "CARTE 08/09 PRESSE TABAC LE COMMISSIONNAIRE", -11),
  other("2025-10-03", "PRLV MUTUELLE COTISATION CARTE SANTE", -42),
  other("2025-12-30", "RETRAIT DAB 29/12 LYON PART DIEU", -100),
];

const french = (day: string) => day.split("-").reverse().join("/");
const comma = (euros: number) => euros.toFixed(2).replace(".", ",");
/** « 1 234,56 », as spreadsheets in French write it. */
const grouped = (euros: number) => comma(euros).replace(/(\d)(?=(\d{3})+,)/g, "$1\u00a0");
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const table = (above: readonly string[], lines: readonly Line[], write: (line: Line) => string) =>
  `${[...above, ...lines.map(write)].join("\r\n")}\r\n`;

function make(
  bank: string,
  fees: readonly Line[],
  write: (lines: readonly Line[]) => Uint8Array,
): BankExport {
  const lines = [...LIFE, ...fees].sort((a, b) => a.day.localeCompare(b.day));
  return { bank, lines, bytes: write(lines) };
}

const debitCredit = (euros: number, write = comma) =>
  euros < 0 ? `${write(euros)};` : `;${write(euros)}`;

export const EXPORTS: readonly BankExport[] = [
  make(
    "BoursoBank",
    [
      fee("2025-05-02", "Cotisation carte Metal", -9.9),
      fee("2025-06-02", "FRAIS RETRAIT HORS ZONE EURO", -1.69),
      fee("2025-08-04", "Commission de change carte", -2.31),
    ],
    (lines) =>
      utf8(
        `\ufeff${table(
          [
            "dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance",
          ],
          lines,
          ({ day, label, euros }) =>
            `${day};${day};"${label}";"Divers";"Vie";"x";${grouped(euros)};;00012345;"Compte";1 200.00`,
        )}`,
      ),
  ),
  make(
    "Fortuneo",
    [
      fee("2025-03-31", "FRAIS TENUE DE COMPTE", -9),
      fee("2025-04-01", "AGIOS DEBITEURS 1ER TRIM", -3.42),
    ],
    (lines) =>
      latin1(
        table(
          ["Date op\u00e9ration;Date valeur;libell\u00e9;D\u00e9bit;Cr\u00e9dit;"],
          lines,
          ({ day, label, euros }) =>
            `${french(day)};${french(day)};${label};${debitCredit(euros)};`,
        ),
      ),
  ),
  make(
    "Hello bank!",
    [
      fee("2025-01-15", "COTISATION HELLO PRIME", -5),
      fee("2025-07-15", "COMMISSIONS D'INTERVENTION", -8),
      fee("2025-08-15", "FRAIS SUR RETRAIT DEVISES", -3),
    ],
    (lines) =>
      utf8(
        table(
          [
            "Compte de chèques;****1234;31/12/2025;;1 234,56",
            "Date operation;Libelle court;Type operation;Libelle operation;Montant operation en euro",
          ],
          lines,
          ({ day, label, euros }) =>
            `${french(day).replace(/\//g, "-")};;;${label};${grouped(euros)}`,
        ),
      ),
  ),
  make(
    "N26",
    [
      fee("2025-02-01", "N26 You membership", -9.9),
      fee("2025-05-18", "ATM Withdrawal Fee", -2),
      fee("2025-10-07", "Abonnement N26 Metal", -16.9),
    ],
    (lines) =>
      utf8(
        table(
          [
            '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
          ],
          lines,
          ({ day, label, euros }) =>
            `${day},${day},"${label}",,Presentment,"",Compte,${euros.toFixed(2)},,,`,
        ),
      ),
  ),
  make(
    "Revolut",
    [fee("2025-03-03", "Premium plan fee", -10.99), fee("2025-11-14", "Card delivery fee", -5.99)],
    (lines) =>
      utf8(
        table(
          [
            "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
          ],
          lines,
          ({ day, label, euros }) =>
            `OTHER,Current,${day} 10:12:00,${day} 11:00:00,"${label}",${euros.toFixed(2)},0.00,EUR,COMPLETED,100.00`,
        ),
      ),
  ),
  make(
    "Crédit Agricole",
    [
      fee("2025-01-31", "COTISATION COMPTE A COMPOSER", -7.5),
      fee("2025-06-30", "FRAIS IRREGULARITES ET INCIDENTS", -16),
      fee("2025-07-04", "COTISATION CARTE MASTERCARD", -45),
    ],
    (lines) =>
      latin1(
        table(
          [
            "T\u00e9l\u00e9chargement du 05/01/2026;;;",
            "",
            "M. DUPONT JEAN;;;",
            "Compte de D\u00e9p\u00f4t carte n\u00b0 000123;;;",
            "Solde au 05/01/2026 1\u00a0234,56 EUR;;;",
            "",
            "Date;Libell\u00e9;D\u00e9bit euros;Cr\u00e9dit euros;",
          ],
          lines,
          ({ day, label, euros }) =>
            `${french(day)};"${label.replace(" ", " \n   ")}\n";${debitCredit(Math.abs(euros) * Math.sign(euros), (sum) => grouped(Math.abs(sum)))};`,
        ),
      ),
  ),
  make(
    "Société Générale",
    [
      fee("2025-02-04", "COTISATION MENSUELLE SOBRIO", -6.9),
      fee("2025-05-06", "FRAIS PAIEMENT HORS ZONE EURO", -1.27),
      fee("2025-08-06", "COM.INTERVENTION 2 OPERATIONS", -16),
    ],
    (lines) =>
      latin1(
        table(
          [
            '="0012345678";01/01/2025;31/12/2025;',
            "",
            "Date de l'op\u00e9ration;Libell\u00e9;D\u00e9tail de l'\u00e9criture;Montant de l'op\u00e9ration;Devise",
          ],
          lines,
          ({ day, label, euros }) =>
            `${french(day)};${label.slice(0, 12)};${label};${comma(euros)};EUR`,
        ),
      ),
  ),
  make(
    "LCL",
    [
      fee("2025-01-10", "ABON LCL A LA CARTE COTISATION CARTE VISA", -4.2),
      fee("2025-09-05", "FRAIS DE TENUE DE COMPTE", -2),
    ],
    (lines) =>
      latin1(
        table(
          [],
          lines,
          ({ day, label, euros }) => `${french(day)};${comma(euros)};Autre;;${label};;0;Divers`,
        ),
      ),
  ),
  make(
    "Caisse d’Épargne",
    [
      fee("2025-01-20", "COTISATION FORMULE CONFORT", -9.25),
      fee("2025-02-20", "FRAIS PRLV IMPAYE", -20),
      fee("2025-12-20", "INTERETS DEBITEURS", -1.85),
    ],
    (lines) =>
      utf8(
        `\ufeff${table(
          [
            "Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Informations complementaires;Type operation;Categorie;Sous categorie;Debit;Credit;Date operation;Date de valeur;Pointage operation",
          ],
          lines,
          ({ day, label, euros }) =>
            `${french(day)};${label.slice(0, 9)};${label};AB1;;Autre;Divers;Divers;${euros < 0 ? `${comma(euros)};` : `;+${comma(euros)}`};${french(day)};${french(day)};0`,
        )}`,
      ),
  ),
  make(
    "La Banque Postale",
    [
      fee("2025-03-18", "COTISATION TRIMESTRIELLE FORMULE DE COMPTE", -20.7),
      fee("2025-10-10", "FRAIS DE REJET DE PRELEVEMENT", -20),
    ],
    (lines) =>
      latin1(
        table(
          [
            "Num\u00e9ro Compte   ;1234567A020",
            "Type         ;CCP",
            "Compte tenu en  ;euros",
            "Date            ;31/12/2025",
            "Solde (EUROS)   ;1234,56",
            "",
            "Date;Libell\u00e9;Montant(EUROS);Montant(FRANCS)",
          ],
          lines,
          ({ day, label, euros }) =>
            `${french(day)};"${label}";${comma(euros)};${comma(euros * 6.56)}`,
        ),
      ),
  ),
  make(
    "Crédit Mutuel, CIC",
    [
      fee("2025-01-04", "COTIS EUROCOMPTE TRANQUILLITE", -8.4),
      fee("2025-04-04", "FRAIS PAIE CB OP 12,50 USD", -1.1),
      fee("2025-07-04", "REMISE COTISATION CARTE", 10),
    ],
    (lines) =>
      latin1(
        table(
          ["Date;Date de valeur;D\u00e9bit;Cr\u00e9dit;Libell\u00e9;Solde"],
          lines,
          ({ day, label, euros }) =>
            `${french(day)};${french(day)};${debitCredit(euros)};${label};1000,00`,
        ),
      ),
  ),
  make(
    "OFX 1",
    [
      fee("2025-02-11", "FRAIS BANCAIRES MENSUELS", -3.5),
      fee("2025-05-12", "ASSURANCE MOYENS DE PAIEMENT", -24),
    ],
    (lines) =>
      latin1(
        `OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>\r\n${lines
          .map(
            ({ day, label, euros }, index) =>
              `<STMTTRN>\r\n<TRNTYPE>OTHER\r\n<DTPOSTED>${day.replace(/-/g, "")}\r\n<TRNAMT>${comma(euros)}\r\n<FITID>${index}\r\n<NAME>${label}\r\n</STMTTRN>`,
          )
          .join("\r\n")}\r\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
      ),
  ),
  make(
    "OFX 2",
    [
      fee("2025-03-11", "Cotisation Carte Visa Premier", -134),
      fee("2025-06-12", "Frais d’opposition & réédition carte", -15),
    ],
    (lines) =>
      utf8(
        `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><BANKTRANLIST>${lines
          .map(
            ({ day, label, euros }) =>
              `<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>${day.replace(/-/g, "")}120000</DTPOSTED><TRNAMT>${euros.toFixed(2)}</TRNAMT><NAME>${label.slice(0, 20).replace("&", "&amp;")}</NAME><MEMO>${label.replace("&", "&amp;")}</MEMO></STMTTRN>`,
          )
          .join("")}</BANKTRANLIST></OFX>`,
      ),
  ),
];

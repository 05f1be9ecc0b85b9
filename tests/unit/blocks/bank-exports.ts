// Made-up statements as thirteen exports of French banks write them: the headings, signs, encodings and words of each. No
// customer's file was seen. Headings of BoursoBank, Crédit Mutuel and the Caisses d'Épargne are those that public programs
// read; all others, and the words of every bank, are from memory: a true export may differ.
import { rows } from "../../rows.ts";

/** A line of a statement; `isFee` is what a person would say. */
export type Line = { day: string; label: string; euros: number; isFee: boolean };

/** How a bank writes a statement, and what it has charged: day, label, euros. */
type Format = {
  bank: string;
  encode: (text: string) => Uint8Array;
  above: string[];
  write: (line: Line, index: number) => string;
  below?: string;
  lineEnd?: string;
  fees: string;
};

/** What everybody pays or gets, and what only sounds like a fee. */
const LIFE = `
  2025-01-06 | CARTE 04/01 CARREFOUR MARKET PARIS | -54.2
  2025-01-28 | VIREMENT SALAIRE JANVIER DUPONT SAS | 2100
  2025-02-03 | PRLV SEPA EDF CLIENTS PARTICULIERS | -1234.56
  2025-02-10 | RETRAIT DAB 09/02 PARIS BASTILLE | -60
  2025-03-05 | PRLV SEPA URSSAF COTISATION TRIMESTRIELLE | -210
  2025-03-12 | COTISATION ANNUELLE CLUB DE SPORT | -180
  2025-04-02 | CB ABONNEMENT NAVIGO ANNUEL | -88.8
  2025-04-15 | VIR REMBOURSEMENT NOTES DE FRAIS | 45.3
  2025-05-20 | CHEQUE FRAIS DE SCOLARITE LYCEE | -300
  2025-06-11 | PAIEMENT CB FNAC FRAIS DE PORT INCLUS | -29.9
  2025-07-01 | PRLV ASSURANCE HABITATION MAIF | -15.5
  2025-09-09 | CARTE 08/09 PRESSE TABAC LE COMMISSIONNAIRE | -11
  2025-10-03 | PRLV MUTUELLE COTISATION CARTE SANTE | -42
  2025-12-30 | RETRAIT DAB 29/12 LYON PART DIEU | -100`;

const french = (day: string) => day.split("-").reverse().join("/");
const comma = (euros: number) => euros.toFixed(2).replace(".", ",");
/** « 1 234,56 », as spreadsheets in French write it. */
const grouped = (euros: number) => comma(euros).replace(/(\d)(?=(\d{3})+,)/g, "$1\u00a0");
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const debitCredit = (euros: number, write = comma) =>
  euros < 0 ? `${write(euros)};` : `;${write(euros)}`;

const FORMATS: readonly Format[] = [
  {
    bank: "BoursoBank",
    encode: utf8,
    above: [
      "\ufeffdateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance",
    ],
    write: ({ day, label, euros }) =>
      `${day};${day};"${label}";"Divers";"Vie";"x";${grouped(euros)};;00012345;"Compte";1 200.00`,
    fees: `
      2025-05-02 | Cotisation carte Metal | -9.9
      2025-06-02 | FRAIS RETRAIT HORS ZONE EURO | -1.69
      2025-08-04 | Commission de change carte | -2.31`,
  },
  {
    bank: "Fortuneo",
    encode: latin1,
    above: ["Date op\u00e9ration;Date valeur;libell\u00e9;D\u00e9bit;Cr\u00e9dit;"],
    write: ({ day, label, euros }) =>
      `${french(day)};${french(day)};${label};${debitCredit(euros)};`,
    fees: `
      2025-03-31 | FRAIS TENUE DE COMPTE | -9
      2025-04-01 | AGIOS DEBITEURS 1ER TRIM | -3.42`,
  },
  {
    bank: "Hello bank!",
    encode: utf8,
    above: [
      "Compte de chèques;****1234;31/12/2025;;1 234,56",
      "Date operation;Libelle court;Type operation;Libelle operation;Montant operation en euro",
    ],
    write: ({ day, label, euros }) =>
      `${french(day).replace(/\//g, "-")};;;${label};${grouped(euros)}`,
    fees: `
      2025-01-15 | COTISATION HELLO PRIME | -5
      2025-07-15 | COMMISSIONS D'INTERVENTION | -8
      2025-08-15 | FRAIS SUR RETRAIT DEVISES | -3`,
  },
  {
    bank: "N26",
    encode: utf8,
    above: [
      '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
    ],
    write: ({ day, label, euros }) =>
      `${day},${day},"${label}",,Presentment,"",Compte,${euros.toFixed(2)},,,`,
    fees: `
      2025-02-01 | N26 You membership | -9.9
      2025-05-18 | ATM Withdrawal Fee | -2
      2025-10-07 | Abonnement N26 Metal | -16.9`,
  },
  {
    bank: "Revolut",
    encode: utf8,
    above: [
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
    ],
    write: ({ day, label, euros }) =>
      `OTHER,Current,${day} 10:12:00,${day} 11:00:00,"${label}",${euros.toFixed(2)},0.00,EUR,COMPLETED,100.00`,
    fees: `
      2025-03-03 | Premium plan fee | -10.99
      2025-11-14 | Card delivery fee | -5.99`,
  },
  {
    bank: "Crédit Agricole",
    encode: latin1,
    above: [
      "T\u00e9l\u00e9chargement du 05/01/2026;;;",
      "",
      "M. DUPONT JEAN;;;",
      "Compte de D\u00e9p\u00f4t carte n\u00b0 000123;;;",
      "Solde au 05/01/2026 1\u00a0234,56 EUR;;;",
      "",
      "Date;Libell\u00e9;D\u00e9bit euros;Cr\u00e9dit euros;",
    ],
    write: ({ day, label, euros }) =>
      `${french(day)};"${label.replace(" ", " \n   ")}\n";${debitCredit(Math.abs(euros) * Math.sign(euros), (sum) => grouped(Math.abs(sum)))};`,
    fees: `
      2025-01-31 | COTISATION COMPTE A COMPOSER | -7.5
      2025-06-30 | FRAIS IRREGULARITES ET INCIDENTS | -16
      2025-07-04 | COTISATION CARTE MASTERCARD | -45`,
  },
  {
    bank: "Société Générale",
    encode: latin1,
    above: [
      '="0012345678";01/01/2025;31/12/2025;',
      "",
      "Date de l'op\u00e9ration;Libell\u00e9;D\u00e9tail de l'\u00e9criture;Montant de l'op\u00e9ration;Devise",
    ],
    write: ({ day, label, euros }) =>
      `${french(day)};${label.slice(0, 12)};${label};${comma(euros)};EUR`,
    fees: `
      2025-02-04 | COTISATION MENSUELLE SOBRIO | -6.9
      2025-05-06 | FRAIS PAIEMENT HORS ZONE EURO | -1.27
      2025-08-06 | COM.INTERVENTION 2 OPERATIONS | -16`,
  },
  {
    bank: "LCL",
    encode: latin1,
    above: [],
    write: ({ day, label, euros }) => `${french(day)};${comma(euros)};Autre;;${label};;0;Divers`,
    fees: `
      2025-01-10 | ABON LCL A LA CARTE COTISATION CARTE VISA | -4.2
      2025-09-05 | FRAIS DE TENUE DE COMPTE | -2`,
  },
  {
    bank: "Caisse d’Épargne",
    encode: utf8,
    above: [
      "\ufeffDate de comptabilisation;Libelle simplifie;Libelle operation;Reference;Informations complementaires;Type operation;Categorie;Sous categorie;Debit;Credit;Date operation;Date de valeur;Pointage operation",
    ],
    write: ({ day, label, euros }) =>
      `${french(day)};${label.slice(0, 9)};${label};AB1;;Autre;Divers;Divers;${euros < 0 ? `${comma(euros)};` : `;+${comma(euros)}`};${french(day)};${french(day)};0`,
    fees: `
      2025-01-20 | COTISATION FORMULE CONFORT | -9.25
      2025-02-20 | FRAIS PRLV IMPAYE | -20
      2025-12-20 | INTERETS DEBITEURS | -1.85`,
  },
  {
    bank: "La Banque Postale",
    encode: latin1,
    above: [
      "Num\u00e9ro Compte   ;1234567A020",
      "Type         ;CCP",
      "Compte tenu en  ;euros",
      "Date            ;31/12/2025",
      "Solde (EUROS)   ;1234,56",
      "",
      "Date;Libell\u00e9;Montant(EUROS);Montant(FRANCS)",
    ],
    write: ({ day, label, euros }) =>
      `${french(day)};"${label}";${comma(euros)};${comma(euros * 6.56)}`,
    fees: `
      2025-03-18 | COTISATION TRIMESTRIELLE FORMULE DE COMPTE | -20.7
      2025-10-10 | FRAIS DE REJET DE PRELEVEMENT | -20`,
  },
  {
    bank: "Crédit Mutuel, CIC",
    encode: latin1,
    above: ["Date;Date de valeur;D\u00e9bit;Cr\u00e9dit;Libell\u00e9;Solde"],
    write: ({ day, label, euros }) =>
      `${french(day)};${french(day)};${debitCredit(euros)};${label};1000,00`,
    fees: `
      2025-01-04 | COTIS EUROCOMPTE TRANQUILLITE | -8.4
      2025-04-04 | FRAIS PAIE CB OP 12,50 USD | -1.1
      2025-07-04 | REMISE COTISATION CARTE | 10`,
  },
  {
    bank: "OFX 1",
    encode: latin1,
    above: [
      "OFXHEADER:100",
      "DATA:OFXSGML",
      "VERSION:102",
      "ENCODING:USASCII",
      "CHARSET:1252",
      "",
      "<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>",
    ],
    write: ({ day, label, euros }, index) =>
      `<STMTTRN>\r\n<TRNTYPE>OTHER\r\n<DTPOSTED>${day.replace(/-/g, "")}\r\n<TRNAMT>${comma(euros)}\r\n<FITID>${index}\r\n<NAME>${label}\r\n</STMTTRN>`,
    below: "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>",
    fees: `
      2025-02-11 | FRAIS BANCAIRES MENSUELS | -3.5
      2025-05-12 | ASSURANCE MOYENS DE PAIEMENT | -24`,
  },
  {
    bank: "OFX 2",
    encode: utf8,
    above: [
      '<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><BANKTRANLIST>',
    ],
    write: ({ day, label, euros }) =>
      `<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>${day.replace(/-/g, "")}120000</DTPOSTED><TRNAMT>${euros.toFixed(2)}</TRNAMT><NAME>${label.slice(0, 20).replace("&", "&amp;")}</NAME><MEMO>${label.replace("&", "&amp;")}</MEMO></STMTTRN>`,
    below: "</BANKTRANLIST></OFX>",
    lineEnd: "",
    fees: `
      2025-03-11 | Cotisation Carte Visa Premier | -134
      2025-06-12 | Frais d’opposition & réédition carte | -15`,
  },
];

export const EXPORTS = FORMATS.map(
  ({ bank, encode, above, write, below = "", lineEnd = "\r\n", fees }) => {
    const lines = [...read(LIFE, false), ...read(fees, true)].sort((a, b) =>
      a.day.localeCompare(b.day),
    );
    const text = [...above, ...lines.map(write), below].join(lineEnd);
    return { bank, lines, bytes: encode(text) };
  },
);

function read(table: string, isFee: boolean): Line[] {
  return rows(table).map(([day = "", label = "", euros]) => ({
    day,
    label,
    euros: Number(euros),
    isFee,
  }));
}
